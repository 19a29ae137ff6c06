CREATE TABLE "readings" (
	"sha256" text NOT NULL,
	"reader_version" text NOT NULL,
	"document_sha256" text NOT NULL,
	"pdf_sha256" text,
	"summary" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "readings_sha256_reader_version_pk" PRIMARY KEY("sha256","reader_version")
);
