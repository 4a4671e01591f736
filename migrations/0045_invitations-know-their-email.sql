-- What became of the email that brought an invitation. Earlier invitations count as arrived.
ALTER TABLE "review_invitations" ADD COLUMN "email_id" uuid;--> statement-breakpoint
-- holds up: new invitations wait; of a hundred thousand invitations that is less than a second.
CREATE INDEX "review_invitations_email" ON "review_invitations" USING btree ("email_id") WHERE "review_invitations"."state" = 'invited';