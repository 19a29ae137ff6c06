CREATE TABLE "compare_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"options" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comparison_decisions" (
	"task_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"change_id" text NOT NULL,
	"digest" text NOT NULL,
	"is_noise" boolean NOT NULL,
	"state" text NOT NULL,
	"note" text NOT NULL,
	"version" integer NOT NULL,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comparison_decisions_task_id_change_id_pk" PRIMARY KEY("task_id","change_id")
);
--> statement-breakpoint
CREATE TABLE "comparison_exports" (
	"task_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"format" text NOT NULL,
	"run" integer NOT NULL,
	"decisions_digest" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text,
	"size" bigint,
	"failure_message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comparison_exports_task_id_format_pk" PRIMARY KEY("task_id","format")
);
--> statement-breakpoint
ALTER TABLE "readings" DROP CONSTRAINT "readings_sha256_reader_version_pk";--> statement-breakpoint
ALTER TABLE "readings" ADD COLUMN "revisions" text DEFAULT 'accepted' NOT NULL;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_sha256_reader_version_revisions_pk" PRIMARY KEY("sha256","reader_version","revisions");--> statement-breakpoint
ALTER TABLE "compare_profiles" ADD CONSTRAINT "compare_profiles_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compare_profiles" ADD CONSTRAINT "compare_profiles_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparison_decisions" ADD CONSTRAINT "comparison_decisions_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparison_decisions" ADD CONSTRAINT "comparison_decisions_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparison_decisions" ADD CONSTRAINT "comparison_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparison_exports" ADD CONSTRAINT "comparison_exports_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparison_exports" ADD CONSTRAINT "comparison_exports_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "compare_profiles_name" ON "compare_profiles" USING btree ("team_id","name");--> statement-breakpoint
CREATE INDEX "tasks_chain" ON "tasks" USING btree ("team_id",("input" ->> 'chainId')) WHERE "tasks"."input" ->> 'chainId' is not null;--> statement-breakpoint
-- Results of the first comparison engine have another shape and cannot be shown any more; the uses they took are given back.
INSERT INTO "balance_entries" ("team_id", "grant_id", "tool", "kind", "delta", "plan", "expires_at", "user_id", "task_id", "task_run") SELECT "used"."team_id", "used"."grant_id", "used"."tool", 'return', -"used"."delta", "used"."plan", "used"."expires_at", "used"."user_id", "used"."task_id", "used"."task_run" FROM "balance_entries" "used" JOIN "tasks" ON "tasks"."id" = "used"."task_id" AND "tasks"."run" = "used"."task_run" WHERE "used"."kind" = 'use' AND "tasks"."tool" = 'compare' AND "tasks"."status" = 'complete' AND "tasks"."deleted_at" IS NULL ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "tasks" SET "status" = 'failed', "failure" = 'GONE', "failure_message" = '比对功能已升级，请重新比对后查看结果', "summary" = NULL, "result_sha256" = NULL WHERE "tool" = 'compare' AND "status" = 'complete';
