CREATE TABLE "law_shipment" (
	"id" smallint PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"state_of" date NOT NULL
);
