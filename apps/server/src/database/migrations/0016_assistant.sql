CREATE TABLE "chat_bonus_uses" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"used" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "chat_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "chat_events" (
	"message_id" uuid NOT NULL,
	"last_id" integer NOT NULL,
	"events" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_events_message_id_last_id_pk" PRIMARY KEY("message_id","last_id")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"chat_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"think" text DEFAULT '' NOT NULL,
	"think_ms" integer DEFAULT 0 NOT NULL,
	"mode" text NOT NULL,
	"engine" text NOT NULL,
	"state" text NOT NULL,
	"notice" text,
	"quote" text,
	"documents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"citations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"recommended" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"feedback" text,
	"feedback_comment" text DEFAULT '' NOT NULL,
	"content_sha256" text,
	"taken_from" text,
	"taken_on" date,
	"beat_at" timestamp with time zone,
	"stop_asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"mode" text NOT NULL,
	"share_key" text,
	"shared_at" timestamp with time zone,
	"share_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_bonus_uses" ADD CONSTRAINT "chat_bonus_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_days" ADD CONSTRAINT "chat_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_events" ADD CONSTRAINT "chat_events_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_events_created" ON "chat_events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_position" ON "chat_messages" USING btree ("chat_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_running" ON "chat_messages" USING btree ("chat_id") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "chat_messages_beat" ON "chat_messages" USING btree ("beat_at") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "chat_messages_sha256" ON "chat_messages" USING btree ("content_sha256");--> statement-breakpoint
CREATE INDEX "chats_of_user" ON "chats" USING btree ("user_id","team_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chats_share_key" ON "chats" USING btree ("share_key");