-- Of what was left before this it stays unknown when: the default comes after the column.
ALTER TABLE "former_mailboxes" ADD COLUMN "left_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "former_mailboxes" ALTER COLUMN "left_at" SET DEFAULT now();--> statement-breakpoint
-- holds up: few accounts ever had another address.
CREATE INDEX "former_mailboxes_by_mailbox" ON "former_mailboxes" USING btree ("mailbox");--> statement-breakpoint
-- holds up: registrations and sign-ins go on, changes of accounts wait; of a hundred thousand accounts that is about a second.
CREATE INDEX "users_by_mailbox" ON "users" USING btree (mailbox_of("email"));
