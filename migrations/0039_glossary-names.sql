-- Tables have the names that the code and the screens use.
-- breaks: the version before uses the former names
ALTER TABLE "letters" RENAME TO "emails";--> statement-breakpoint
-- safe: nothing names a primary key
ALTER INDEX "letters_pkey" RENAME TO "emails_pkey";--> statement-breakpoint
-- breaks: the version before uses the former names
ALTER TABLE "letter_templates" RENAME TO "email_templates";--> statement-breakpoint
-- safe: nothing names a primary key
ALTER INDEX "letter_templates_pkey" RENAME TO "email_templates_pkey";--> statement-breakpoint
-- breaks: the version before uses the former names
ALTER TABLE "records" RENAME TO "audit_log";--> statement-breakpoint
-- safe: nothing names a primary key
ALTER INDEX "records_pkey" RENAME TO "audit_log_pkey";--> statement-breakpoint
-- breaks: the version before uses the former names
ALTER TABLE "site_texts" RENAME TO "site_content";--> statement-breakpoint
-- safe: nothing names a primary key
ALTER INDEX "site_texts_pkey" RENAME TO "site_content_pkey";--> statement-breakpoint
-- safe: nothing names it
ALTER INDEX "letters_message" RENAME TO "emails_message";--> statement-breakpoint
-- safe: nothing names it
ALTER INDEX "letters_of_mailing" RENAME TO "emails_of_mailing";--> statement-breakpoint
-- safe: nothing names it
ALTER INDEX "letters_state" RENAME TO "emails_state";--> statement-breakpoint
-- safe: nothing names it
ALTER INDEX "letters_address" RENAME TO "emails_address";--> statement-breakpoint
-- safe: nothing names it
ALTER INDEX "letters_words" RENAME TO "emails_words";--> statement-breakpoint
-- safe: nothing names it
ALTER INDEX "letters_of_manuscript" RENAME TO "emails_of_manuscript";--> statement-breakpoint
-- safe: nothing names it
ALTER TABLE "emails" RENAME CONSTRAINT "letters_mailing_id_mailings_id_fk" TO "emails_mailing_id_mailings_id_fk";--> statement-breakpoint
-- safe: nothing names it
ALTER TABLE "emails" RENAME CONSTRAINT "letters_user_id_users_id_fk" TO "emails_user_id_users_id_fk";--> statement-breakpoint
-- safe: nothing names it
ALTER TABLE "undeliverable_addresses" RENAME CONSTRAINT "undeliverable_addresses_letter_id_letters_id_fk" TO "undeliverable_addresses_email_id_emails_id_fk";--> statement-breakpoint
-- breaks: the version before uses the former names
ALTER TABLE "undeliverable_addresses" RENAME COLUMN "letter_id" TO "email_id";--> statement-breakpoint
-- safe: nothing names it
ALTER INDEX "records_of_subject" RENAME TO "audit_log_of_subject";--> statement-breakpoint
-- safe: nothing names it
ALTER INDEX "records_newest" RENAME TO "audit_log_newest";--> statement-breakpoint
-- safe: nothing names it
ALTER INDEX "records_of_actor" RENAME TO "audit_log_of_actor";--> statement-breakpoint
-- safe: nothing names it
ALTER INDEX "records_of_action" RENAME TO "audit_log_of_action";--> statement-breakpoint
-- safe: nothing names it
ALTER INDEX "records_position" RENAME TO "audit_log_position";--> statement-breakpoint
-- safe: nothing names it
ALTER INDEX "records_unsealed" RENAME TO "audit_log_unsealed";--> statement-breakpoint
-- safe: nothing names it
ALTER TABLE "audit_log" RENAME CONSTRAINT "records_sealed_whole" TO "audit_log_sealed_whole";--> statement-breakpoint
ALTER TRIGGER "records_keep" ON "audit_log" RENAME TO "audit_log_keep";--> statement-breakpoint
ALTER TRIGGER "records_stay" ON "audit_log" RENAME TO "audit_log_stay";
