CREATE TABLE "failing_rows" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"tries" integer NOT NULL,
	"last_error" text NOT NULL,
	"failing_since" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"alarmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "failing_rows_kind_subject_pk" PRIMARY KEY("kind","subject"),
	CONSTRAINT "failing_rows_tries" CHECK ("failing_rows"."tries" > 0)
);
