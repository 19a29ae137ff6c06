CREATE TABLE "collaboration_members" (
	"task_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"user_id" uuid,
	"permission" text NOT NULL,
	"origin" text NOT NULL,
	"state" text NOT NULL,
	"invited_by" uuid,
	"joined_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collaboration_members_task_id_phone_pk" PRIMARY KEY("task_id","phone")
);
--> statement-breakpoint
CREATE TABLE "collaborations" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"opened_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collaboration_members" ADD CONSTRAINT "collaboration_members_task_id_collaborations_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."collaborations"("task_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_members" ADD CONSTRAINT "collaboration_members_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_members" ADD CONSTRAINT "collaboration_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_members" ADD CONSTRAINT "collaboration_members_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaborations" ADD CONSTRAINT "collaborations_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaborations" ADD CONSTRAINT "collaborations_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaborations" ADD CONSTRAINT "collaborations_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collaboration_members_user" ON "collaboration_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "collaboration_members_inviter" ON "collaboration_members" USING btree ("invited_by");