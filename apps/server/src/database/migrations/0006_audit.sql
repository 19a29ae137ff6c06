CREATE TABLE "audit_feedback" (
	"task_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"risk_id" text NOT NULL,
	"rule_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"feedback_type" text NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_feedback_task_id_risk_id_user_id_pk" PRIMARY KEY("task_id","risk_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "audit_risk_states" (
	"task_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"risk_id" text NOT NULL,
	"digest" text NOT NULL,
	"state" text NOT NULL,
	"mode" text NOT NULL,
	"rewrite" text,
	"note" text NOT NULL,
	"version" integer NOT NULL,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_risk_states_task_id_risk_id_pk" PRIMARY KEY("task_id","risk_id")
);
--> statement-breakpoint
CREATE TABLE "audit_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"contract_type" text,
	"rules" jsonb NOT NULL,
	"own_rules" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "task_exports" (
	"task_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"format" text NOT NULL,
	"run" integer NOT NULL,
	"state_digest" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text,
	"size" bigint,
	"failure_message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_exports_task_id_format_pk" PRIMARY KEY("task_id","format")
);
--> statement-breakpoint
ALTER TABLE "audit_feedback" ADD CONSTRAINT "audit_feedback_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_feedback" ADD CONSTRAINT "audit_feedback_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_feedback" ADD CONSTRAINT "audit_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_risk_states" ADD CONSTRAINT "audit_risk_states_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_risk_states" ADD CONSTRAINT "audit_risk_states_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_risk_states" ADD CONSTRAINT "audit_risk_states_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_templates" ADD CONSTRAINT "audit_templates_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_templates" ADD CONSTRAINT "audit_templates_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_keys" ADD CONSTRAINT "share_keys_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_keys" ADD CONSTRAINT "share_keys_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_keys" ADD CONSTRAINT "share_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_exports" ADD CONSTRAINT "task_exports_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_exports" ADD CONSTRAINT "task_exports_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_templates_name" ON "audit_templates" USING btree ("team_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "share_keys_one_open" ON "share_keys" USING btree ("task_id") WHERE "share_keys"."closed_at" is null;