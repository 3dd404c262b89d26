ALTER INDEX "trigger_bytes_sharing_emails" SET (fastupdate = false);--> statement-breakpoint
SELECT gin_clean_pending_list('trigger_bytes_sharing_emails');
