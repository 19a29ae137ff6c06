CREATE TABLE "correction_states" (
	"task_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"correction_id" text NOT NULL,
	"digest" text NOT NULL,
	"state" text NOT NULL,
	"replacement" text,
	"version" integer NOT NULL,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "correction_states_task_id_correction_id_pk" PRIMARY KEY("task_id","correction_id")
);
--> statement-breakpoint
CREATE TABLE "lexicon_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"word" text NOT NULL,
	"replacement" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lexicon_entries_replacement" CHECK (("lexicon_entries"."kind" = 'wrong') = ("lexicon_entries"."replacement" is not null))
);
--> statement-breakpoint
ALTER TABLE "correction_states" ADD CONSTRAINT "correction_states_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction_states" ADD CONSTRAINT "correction_states_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction_states" ADD CONSTRAINT "correction_states_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lexicon_entries" ADD CONSTRAINT "lexicon_entries_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lexicon_entries" ADD CONSTRAINT "lexicon_entries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lexicon_entries_word" ON "lexicon_entries" USING btree ("team_id","word");