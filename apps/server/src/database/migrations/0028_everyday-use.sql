ALTER TABLE "users" ADD COLUMN "has_own_name" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "has_own_picture" boolean DEFAULT false NOT NULL;