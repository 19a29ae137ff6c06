CREATE TABLE "finding_decisions" (
	"task_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"finding_id" text NOT NULL,
	"digest" text NOT NULL,
	"is_noise" boolean NOT NULL,
	"state" text NOT NULL,
	"text" text,
	"placement" text NOT NULL,
	"note" text NOT NULL,
	"version" integer NOT NULL,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "finding_decisions_task_id_finding_id_pk" PRIMARY KEY("task_id","finding_id")
);
--> statement-breakpoint
ALTER TABLE "finding_decisions" ADD CONSTRAINT "finding_decisions_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_decisions" ADD CONSTRAINT "finding_decisions_team_id_team_spaces_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_decisions" ADD CONSTRAINT "finding_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION carry_former_decision() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	former jsonb := to_jsonb(CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END);
	finding text := coalesce(former->>'change_id', former->>'risk_id', former->>'correction_id');
	own_words text := coalesce(former->>'rewrite', former->>'replacement');
	-- An open change showed no note, whatever was noted on it before.
	own_note text := CASE WHEN TG_TABLE_NAME = 'comparison_decisions' AND former->>'state' = 'open' THEN '' ELSE former->>'note' END;
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM finding_decisions WHERE task_id = OLD.task_id AND finding_id = finding AND version = OLD.version;
		RETURN OLD;
	END IF;
	INSERT INTO finding_decisions AS kept (task_id, team_id, finding_id, digest, is_noise, state, "text", placement, note, version, decided_by, decided_at)
	VALUES (
		NEW.task_id, NEW.team_id, finding, NEW.digest,
		coalesce((former->>'is_noise')::boolean, finding = 'renumber-all'),
		CASE WHEN NEW.state = 'open' THEN 'open' WHEN NEW.state = 'ignored' THEN 'rejected' WHEN own_words IS NULL THEN 'accepted' ELSE 'edited' END,
		own_words, coalesce(former->>'mode', 'replace'), coalesce(own_note, ''), NEW.version, NEW.decided_by, NEW.decided_at
	)
	ON CONFLICT (task_id, finding_id) DO UPDATE SET
		digest = excluded.digest, is_noise = excluded.is_noise, state = excluded.state, "text" = excluded."text", placement = excluded.placement,
		note = coalesce(own_note, kept.note), version = excluded.version, decided_by = excluded.decided_by, decided_at = excluded.decided_at
	-- What a server of this version has decided since is not overwritten.
	WHERE TG_OP = 'UPDATE' AND kept.version = OLD.version;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER carry_former_decision AFTER INSERT OR UPDATE OR DELETE ON "comparison_decisions" FOR EACH ROW EXECUTE FUNCTION carry_former_decision();--> statement-breakpoint
CREATE TRIGGER carry_former_decision AFTER INSERT OR UPDATE OR DELETE ON "audit_risk_states" FOR EACH ROW EXECUTE FUNCTION carry_former_decision();--> statement-breakpoint
CREATE TRIGGER carry_former_decision AFTER INSERT OR UPDATE OR DELETE ON "correction_states" FOR EACH ROW EXECUTE FUNCTION carry_former_decision();--> statement-breakpoint
UPDATE "comparison_decisions" SET "version" = "version";--> statement-breakpoint
UPDATE "audit_risk_states" SET "version" = "version";--> statement-breakpoint
UPDATE "correction_states" SET "version" = "version";
