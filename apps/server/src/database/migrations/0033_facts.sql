CREATE TABLE "chat_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "knowledge_versions" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "knowledge_versions" ADD COLUMN "facts_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_changes" ADD CONSTRAINT "chat_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;