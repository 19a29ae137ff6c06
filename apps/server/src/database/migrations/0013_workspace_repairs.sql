ALTER TABLE "knowledge_documents" ADD COLUMN "fold_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "finding_comments" ADD COLUMN "finding_digest" text;--> statement-breakpoint
ALTER TABLE "finding_comments" ADD COLUMN "mentions" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "text_base_documents" ADD COLUMN "copies" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "asked_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "tasks" SET "asked_at" = "created_at";--> statement-breakpoint
ALTER TABLE "contract_template_versions" ADD COLUMN "coverage" jsonb DEFAULT '{"examined":[],"notExamined":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "knowledge_documents_fold" ON "knowledge_documents" USING btree ("fold_version");--> statement-breakpoint
CREATE INDEX "security_records_person" ON "security_records" USING btree ("team_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "security_records_action" ON "security_records" USING btree ("team_id","action","created_at");--> statement-breakpoint
CREATE INDEX "tasks_recent" ON "tasks" USING btree ("team_id","asked_at");--> statement-breakpoint
CREATE INDEX "tasks_files" ON "tasks" USING gin (jsonb_path_query_array("input", '$.**.fileId'));--> statement-breakpoint
ALTER TABLE "team_spaces" DROP COLUMN "invite_key";