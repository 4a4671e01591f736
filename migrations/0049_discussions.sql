-- Discussions on a manuscript between its editors, its author and its reviewers, and how far each person has read them.
CREATE TABLE "discussion_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discussion_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"discussion_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_by" uuid NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discussion_reads" (
	"discussion_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_at" timestamp (3) with time zone,
	"email" text NOT NULL,
	CONSTRAINT "discussion_reads_discussion_id_user_id_pk" PRIMARY KEY("discussion_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "discussions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"manuscript_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"invitation_id" uuid,
	"subject" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"opened_by_editor_at" timestamp (3) with time zone,
	CONSTRAINT "discussions_reviewer" CHECK (("discussions"."audience" = 'reviewer') = ("discussions"."invitation_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "discussion_files" ADD CONSTRAINT "discussion_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_files" ADD CONSTRAINT "discussion_files_message_id_discussion_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."discussion_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_messages" ADD CONSTRAINT "discussion_messages_discussion_id_discussions_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "public"."discussions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_messages" ADD CONSTRAINT "discussion_messages_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_reads" ADD CONSTRAINT "discussion_reads_discussion_id_discussions_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "public"."discussions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_reads" ADD CONSTRAINT "discussion_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_invitation_id_review_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."review_invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discussion_files_of_message" ON "discussion_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "discussion_messages_of_discussion" ON "discussion_messages" USING btree ("discussion_id","written_at");--> statement-breakpoint
CREATE INDEX "discussion_messages_of_person" ON "discussion_messages" USING btree ("written_by");--> statement-breakpoint
CREATE INDEX "discussion_reads_of_person" ON "discussion_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "discussion_reads_waiting" ON "discussion_reads" USING btree ("user_id") WHERE "discussion_reads"."email" = 'waiting';--> statement-breakpoint
CREATE INDEX "discussions_of_manuscript" ON "discussions" USING btree ("manuscript_id");--> statement-breakpoint
CREATE INDEX "discussions_of_invitation" ON "discussions" USING btree ("invitation_id");