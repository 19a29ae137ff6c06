CREATE TABLE "open_api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"key_sha256" text NOT NULL,
	"daily_limit" integer NOT NULL,
	"used_since" timestamp with time zone,
	"used_count" integer DEFAULT 0 NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sensitive_word_settings" (
	"team_id" uuid PRIMARY KEY NOT NULL,
	"words" jsonb NOT NULL,
	"allowed" jsonb NOT NULL,
	"lists" jsonb NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_base_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"failure_message" text,
	"document_sha256" text,
	"pdf_sha256" text,
	"characters" integer,
	"page_count" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_base_postings" (
	"team_id" uuid NOT NULL,
	"hash" integer NOT NULL,
	"document_id" uuid NOT NULL,
	CONSTRAINT "text_base_postings_team_id_hash_document_id_pk" PRIMARY KEY("team_id","hash","document_id")
);
--> statement-breakpoint
ALTER TABLE "open_api_keys" ADD CONSTRAINT "open_api_keys_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_api_keys" ADD CONSTRAINT "open_api_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sensitive_word_settings" ADD CONSTRAINT "sensitive_word_settings_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sensitive_word_settings" ADD CONSTRAINT "sensitive_word_settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_base_documents" ADD CONSTRAINT "text_base_documents_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_base_documents" ADD CONSTRAINT "text_base_documents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_base_postings" ADD CONSTRAINT "text_base_postings_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_base_postings" ADD CONSTRAINT "text_base_postings_document_id_text_base_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."text_base_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_api_keys_prefix" ON "open_api_keys" USING btree ("prefix");--> statement-breakpoint
CREATE INDEX "open_api_keys_team" ON "open_api_keys" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "text_base_documents_content" ON "text_base_documents" USING btree ("team_id","sha256");--> statement-breakpoint
CREATE INDEX "text_base_documents_team" ON "text_base_documents" USING btree ("team_id","created_at");--> statement-breakpoint
CREATE INDEX "text_base_postings_document" ON "text_base_postings" USING btree ("document_id");