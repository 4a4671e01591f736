DROP INDEX "payment_documents_of_order";--> statement-breakpoint
DROP INDEX "refunds_under_way";--> statement-breakpoint
-- safe: an order has one invoice already, by the index that goes.
CREATE UNIQUE INDEX "payment_documents_invoice" ON "payment_documents" USING btree ("order_id") WHERE "payment_documents"."kind" = 'invoice';--> statement-breakpoint
-- holds up: new invoices and credit notes wait; of a hundred thousand documents that is less than a second.
CREATE INDEX "payment_documents_by_order" ON "payment_documents" USING btree ("order_id","kind");--> statement-breakpoint
-- safe: an order has at most one refund that has not failed, by the index that goes.
CREATE UNIQUE INDEX "refunds_one_under_way" ON "refunds" USING btree ("order_id") WHERE "refunds"."state" = 'asked';--> statement-breakpoint
-- holds up: new refunds wait; there are few of them.
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("order_id");
