CREATE TABLE "law_vectors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "law_vectors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"model" text NOT NULL,
	"vector" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "law_vectors" ADD CONSTRAINT "law_vectors_article_id_law_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."law_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "law_vectors_article" ON "law_vectors" USING btree ("article_id","model");