-- Files that answer questions of a review form; and what waits for editors: late reports, and texts of published reviews.
CREATE TABLE "review_answer_files" (
	"invitation_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"copy_id" uuid NOT NULL,
	CONSTRAINT "review_answer_files_invitation_id_question_id_pk" PRIMARY KEY("invitation_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "reviews_waiting" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_answer_files" ADD CONSTRAINT "review_answer_files_invitation_id_review_reports_invitation_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."review_reports"("invitation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_answer_files" ADD CONSTRAINT "review_answer_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_answer_files" ADD CONSTRAINT "review_answer_files_copy_id_files_id_fk" FOREIGN KEY ("copy_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_answer_files_file" ON "review_answer_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "review_answer_files_copy" ON "review_answer_files" USING btree ("copy_id");--> statement-breakpoint
-- holds up: reports alone, for the second that it takes to read them
CREATE INDEX "review_reports_late" ON "review_reports" USING btree ("manuscript_id") WHERE "review_reports"."is_late" and "review_reports"."forwarded_at" is null;