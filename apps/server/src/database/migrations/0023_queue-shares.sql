CREATE TABLE "work_pace" (
	"job" text PRIMARY KEY NOT NULL,
	"factor" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_shares" (
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seconds" double precision NOT NULL,
	"served_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_shares_team_id_user_id_pk" PRIMARY KEY("team_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "work_shares" ADD CONSTRAINT "work_shares_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_shares" ADD CONSTRAINT "work_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_shares_user" ON "work_shares" USING btree ("user_id");