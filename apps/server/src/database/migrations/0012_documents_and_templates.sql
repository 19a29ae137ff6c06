CREATE TABLE "knowledge_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"folded_name" text NOT NULL,
	"folder_id" uuid,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"current_task_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"size" bigint NOT NULL,
	"trashed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_folders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "knowledge_folders_name" UNIQUE NULLS NOT DISTINCT("team_id","parent_id","name")
);
--> statement-breakpoint
CREATE TABLE "knowledge_pages" (
	"task_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"team_id" uuid NOT NULL,
	"page" integer,
	"text" text NOT NULL,
	"folded" text NOT NULL,
	"own_length" integer NOT NULL,
	"grams" integer[] NOT NULL,
	CONSTRAINT "knowledge_pages_task_id_part_pk" PRIMARY KEY("task_id","part")
);
--> statement-breakpoint
CREATE TABLE "knowledge_versions" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"size" bigint NOT NULL,
	"indexed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "knowledge_versions_number" UNIQUE("document_id","number")
);
--> statement-breakpoint
CREATE TABLE "contract_template_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"status" text DEFAULT 'reading' NOT NULL,
	"failure_message" text,
	"file_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_size" bigint NOT NULL,
	"file_sha256" text NOT NULL,
	"document_sha256" text,
	"pdf_sha256" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"fields" jsonb NOT NULL,
	"clauses" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "contract_template_versions_published" CHECK (("contract_template_versions"."status" = 'published') = ("contract_template_versions"."published_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "contract_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "knowledge_documents" ADD CONSTRAINT "knowledge_documents_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_documents" ADD CONSTRAINT "knowledge_documents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_documents" ADD CONSTRAINT "knowledge_documents_folder_id_knowledge_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."knowledge_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_documents" ADD CONSTRAINT "knowledge_documents_current_task_id_tasks_id_fk" FOREIGN KEY ("current_task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_folders" ADD CONSTRAINT "knowledge_folders_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_folders" ADD CONSTRAINT "knowledge_folders_parent_id_knowledge_folders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."knowledge_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_folders" ADD CONSTRAINT "knowledge_folders_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_pages" ADD CONSTRAINT "knowledge_pages_task_id_knowledge_versions_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."knowledge_versions"("task_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_pages" ADD CONSTRAINT "knowledge_pages_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_versions" ADD CONSTRAINT "knowledge_versions_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_versions" ADD CONSTRAINT "knowledge_versions_document_id_knowledge_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."knowledge_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_versions" ADD CONSTRAINT "knowledge_versions_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_versions" ADD CONSTRAINT "knowledge_versions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_template_versions" ADD CONSTRAINT "contract_template_versions_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_template_versions" ADD CONSTRAINT "contract_template_versions_template_id_contract_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."contract_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_template_versions" ADD CONSTRAINT "contract_template_versions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_template_versions" ADD CONSTRAINT "contract_template_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_templates" ADD CONSTRAINT "contract_templates_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_templates" ADD CONSTRAINT "contract_templates_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "knowledge_documents_team" ON "knowledge_documents" USING btree ("team_id","updated_at") WHERE "knowledge_documents"."trashed_at" is null;--> statement-breakpoint
CREATE INDEX "knowledge_documents_folder" ON "knowledge_documents" USING btree ("folder_id","updated_at") WHERE "knowledge_documents"."trashed_at" is null;--> statement-breakpoint
CREATE INDEX "knowledge_documents_trash" ON "knowledge_documents" USING btree ("trashed_at") WHERE "knowledge_documents"."trashed_at" is not null;--> statement-breakpoint
CREATE INDEX "knowledge_documents_current" ON "knowledge_documents" USING btree ("current_task_id");--> statement-breakpoint
CREATE INDEX "knowledge_folders_parent" ON "knowledge_folders" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "knowledge_pages_grams" ON "knowledge_pages" USING gin ("grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "knowledge_versions_team" ON "knowledge_versions" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "knowledge_versions_file" ON "knowledge_versions" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_template_versions_number" ON "contract_template_versions" USING btree ("template_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_template_versions_one_open" ON "contract_template_versions" USING btree ("template_id") WHERE "contract_template_versions"."status" <> 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "contract_templates_name" ON "contract_templates" USING btree ("team_id","name") WHERE "contract_templates"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contract_templates_team" ON "contract_templates" USING btree ("team_id","updated_at");--> statement-breakpoint
-- Documents that were read before there was a knowledge base stand in it, in no folder, as their first version; the worker indexes them.
INSERT INTO "knowledge_documents" ("team_id", "owner_id", "name", "folded_name", "current_task_id", "kind", "size", "created_at", "updated_at")
SELECT "tasks"."team_id", "tasks"."owner_id", "files"."name", lower(regexp_replace("files"."name", '\s', '', 'g')), "tasks"."id",
	CASE
		WHEN "files"."name" ~* '\.(doc|docx|wps|rtf|odt)$' THEN 'word'
		WHEN "files"."name" ~* '\.(ppt|pptx)$' THEN 'ppt'
		WHEN "files"."name" ~* '\.(txt|md|html|htm)$' THEN 'txt'
		WHEN "files"."name" ~* '\.pdf$' THEN 'pdf'
		WHEN "files"."name" ~* '\.(xls|xlsx|csv)$' THEN 'excel'
		WHEN "files"."name" ~* '\.(png|jpg|jpeg|bmp|tif|tiff|webp)$' THEN 'img'
		ELSE 'other'
	END,
	"files"."size", "tasks"."created_at", "tasks"."created_at"
FROM "tasks" JOIN "files" ON "files"."id" = ("tasks"."input" -> 'file' ->> 'fileId')::uuid
WHERE "tasks"."tool" = 'document' AND "tasks"."deleted_at" IS NULL;--> statement-breakpoint
INSERT INTO "knowledge_versions" ("task_id", "document_id", "team_id", "number", "file_id", "size", "created_at")
SELECT "tasks"."id", "knowledge_documents"."id", "tasks"."team_id", 1, ("tasks"."input" -> 'file' ->> 'fileId')::uuid,
	"knowledge_documents"."size", "tasks"."created_at"
FROM "knowledge_documents" JOIN "tasks" ON "tasks"."id" = "knowledge_documents"."current_task_id";
