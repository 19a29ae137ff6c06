ALTER TABLE "users" ADD COLUMN "team_trial_at" timestamp with time zone;--> statement-breakpoint
-- Who has a team has had its free uses.
UPDATE "users" SET "team_trial_at" = now() WHERE EXISTS (SELECT 1 FROM "team_spaces" WHERE "team_spaces"."owner_id" = "users"."id" AND "team_spaces"."type" = 'team');
