CREATE TABLE "text_base_meanings" (
	"document" integer PRIMARY KEY NOT NULL,
	"dimensions" integer NOT NULL,
	"signs" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "text_base_meanings" ADD CONSTRAINT "text_base_meanings_document_text_base_documents_number_fk" FOREIGN KEY ("document") REFERENCES "public"."text_base_documents"("number") ON DELETE cascade ON UPDATE no action;