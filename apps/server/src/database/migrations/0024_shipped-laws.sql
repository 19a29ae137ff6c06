ALTER TABLE "laws" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "laws" ADD COLUMN "shipment" text;