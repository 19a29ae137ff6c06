CREATE SEQUENCE "public"."text_base_document_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "text_base_fingerprints" (
	"document" integer PRIMARY KEY NOT NULL,
	"base" integer NOT NULL,
	"hashes" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_bases" (
	"team_id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "text_bases_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	CONSTRAINT "text_bases_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "text_base_documents" ADD COLUMN "number" integer DEFAULT ((nextval('text_base_document_numbers') * 1640531527) & 2147483647)::integer NOT NULL;--> statement-breakpoint
ALTER TABLE "text_base_documents" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "text_base_documents" ADD CONSTRAINT "text_base_documents_number_unique" UNIQUE("number");--> statement-breakpoint
ALTER TABLE "text_base_fingerprints" ADD CONSTRAINT "text_base_fingerprints_document_text_base_documents_number_fk" FOREIGN KEY ("document") REFERENCES "public"."text_base_documents"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_bases" ADD CONSTRAINT "text_bases_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_base_fingerprints_base" ON "text_base_fingerprints" USING btree ("base");--> statement-breakpoint
CREATE UNIQUE INDEX "text_base_documents_source" ON "text_base_documents" USING btree ("team_id","source");--> statement-breakpoint
-- A table cannot become partitioned: the old one stands aside until its rows are in the new one.
ALTER TABLE "text_base_postings" RENAME TO "text_base_postings_before";--> statement-breakpoint
CREATE TABLE "text_base_postings" (
	"base" integer NOT NULL,
	"hash" integer NOT NULL,
	"document" integer NOT NULL,
	CONSTRAINT "text_base_postings_base_hash_document_pk" PRIMARY KEY("base","hash","document")
) PARTITION BY HASH ("hash");
--> statement-breakpoint
-- Sixteen small trees and heaps instead of one large: each is vacuumed by itself, and several at once.
DO $$
BEGIN
	FOR part IN 0..15 LOOP
		EXECUTE format(
			'CREATE TABLE text_base_postings_%s PARTITION OF text_base_postings FOR VALUES WITH (MODULUS 16, REMAINDER %s)',
			part, part
		);
	END LOOP;
END $$;
--> statement-breakpoint
-- Postings are what stands in text_base_fingerprints, turned round: they come and go with its rows, in the same transaction.
CREATE FUNCTION "text_base_add_postings"() RETURNS trigger LANGUAGE plpgsql SET work_mem = '64MB' AS $$
BEGIN
	INSERT INTO text_base_postings (base, hash, document)
		SELECT added.base, held.hash, added.document
		FROM added, unnest(added.hashes) AS held(hash)
		-- In the order of the trees: neighbours are written together.
		ORDER BY held.hash;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "text_base_remove_postings"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	gone record;
BEGIN
	-- One document after the other, each by its keys: of a join the planner may think that it should read the whole base.
	FOR gone IN SELECT * FROM removed LOOP
		DELETE FROM text_base_postings
			WHERE base = gone.base AND hash = ANY(gone.hashes) AND document = gone.document;
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "text_base_postings_added" AFTER INSERT ON "text_base_fingerprints"
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "text_base_add_postings"();--> statement-breakpoint
CREATE TRIGGER "text_base_postings_removed" AFTER DELETE ON "text_base_fingerprints"
	REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "text_base_remove_postings"();--> statement-breakpoint
INSERT INTO "text_bases" ("team_id") SELECT DISTINCT "team_id" FROM "text_base_documents";--> statement-breakpoint
INSERT INTO "text_base_fingerprints" ("document", "base", "hashes")
	SELECT "documents"."number", "bases"."number",
		coalesce(array_agg("before"."hash" ORDER BY "before"."hash") FILTER (WHERE "before"."hash" IS NOT NULL), '{}')
	FROM "text_base_documents" AS "documents"
	JOIN "text_bases" AS "bases" ON "bases"."team_id" = "documents"."team_id"
	LEFT JOIN "text_base_postings_before" AS "before" ON "before"."document_id" = "documents"."id"
	WHERE "documents"."status" = 'ready'
	GROUP BY "documents"."number", "bases"."number";--> statement-breakpoint
DROP TABLE "text_base_postings_before";
