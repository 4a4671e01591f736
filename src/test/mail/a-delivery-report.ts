interface Reported {
  /** The address to which the report comes: the return path of the email. */
  readonly to: string;
  readonly action?: string;
  readonly status?: string;
  readonly diagnostic?: string;
  readonly recipient?: string;
  /** Whether the status is written so that any byte may stand in it. */
  readonly isEncoded?: boolean;
}

/** A report as mail servers write it (RFC 3464), with the email's head returned. */
export const aDeliveryReport = ({
  to,
  action = 'failed',
  status = '5.1.1',
  diagnostic = 'smtp; 550 5.1.1 <gone@example.org>: Recipient address rejected: User unknown',
  recipient = 'gone@example.org',
  isEncoded = false,
}: Reported): string => {
  const current = `Reporting-MTA: dns; mx.example.org
Arrival-Date: Sun, 22 Nov 2026 09:00:00 +0000

Final-Recipient: rfc822; ${recipient}
Original-Recipient: rfc822;${recipient}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.example.org
Diagnostic-Code: ${diagnostic}
`;
  return `Return-Path: <>
From: MAILER-DAEMON@mx.example.org (Mail Delivery System)
To: ${to}
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="part.of.report"

--part.of.report
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mx.example.org.

--part.of.report
Content-Type: message/delivery-status${isEncoded ? '\nContent-Transfer-Encoding: base64' : ''}

${isEncoded ? Buffer.from(current).toString('base64') : current}
--part.of.report
Content-Type: text/rfc822-headers

From: Colophon <no-reply@example.org>
Subject: Confirm your email address

--part.of.report--
`.replaceAll('\n', '\r\n');
};

/** What somebody's mail program answers while they are away: no report, whatever it is sent to. */
export const anAbsenceNote = (to: string): string =>
  `From: gone@example.org
To: ${to}
Subject: Out of office: I am away until Monday
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

I am away. Status: 5.1.1
`.replaceAll('\n', '\r\n');
