import { author, writeArticle } from '../write-paper.ts';

/** DRLS, volume 1, issue 4. */
export const whoSignedTheLease = writeArticle({
  slug: 'who-signed-the-lease',
  journal: 'DRLS',
  doi: '10.5555/drls.2025.0402',
  title: 'Who signed the lease? Electronic signatures and the burden of proof in residential tenancy disputes',
  keywords: ['electronic signature', 'burden of proof', 'tenancy', 'consumer contracts', 'civil procedure'],
  authors: [
    author(
      'Dr.',
      'Nathalie',
      'Okonkwo-Brandt',
      'School of Law, Jumeirah Metropolitan University, Dubai, United Arab Emirates',
    ),
    author(
      'Prof',
      'Ḥasan',
      'aš-Šihhī',
      'Institute of Private Law, University of the Northern Emirates, Ras Al Khaimah, United Arab Emirates',
    ),
  ],
  received: '2025-07-29',
  accepted: '2025-10-13',
  published: '2025-10-30',
  volume: 1,
  issue: 4,
  access: 'subscription',
  abstract: `
A tenant taps a square on a telephone and is bound for a year. If the tap is later denied, who must prove it, and
what has to be proved? We examine 312 anonymised decisions of first-instance tenancy tribunals in three Gulf
jurisdictions, issued between 2019 and 2024, in which one party denied having signed a lease concluded on a
platform. Legislation in all three gives presumptive effect to a qualified signature and leaves a simple one to the
assessment of the court. Almost all residential leases carry simple signatures. Tribunals nonetheless treated them,
in 71% of cases, as if they were qualified: they placed upon the party who denied the signature the burden of
showing that the device had been in other hands. The practice has no basis in the statutes, and it falls unevenly,
since the platform’s log, which alone might settle the matter, is in the hands of the landlord’s agent. We trace the
practice to a sentence in the standard terms of two platforms, and show how it travelled from there into reasons for
judgment. A better allocation is available without any reform. Whoever chose the method of signing should produce
the log; if it is not produced, the signature is not proved.`,
  body: `
## A square on a telephone

The facts of the ordinary case can be told in a paragraph. An agent shows a flat. In the evening a message arrives
with a link; behind the link is a lease of eleven pages and at its end a square that says *Sign*. A code is sent by
text message to the same telephone, it is typed in, and a document comes back with a line in blue and a string of
letters beneath it. Four months later the rent is unpaid. Before the tribunal the person whose name appears in blue
says: that was not me. It was my brother, who shared the flat; or the agent, who had my telephone to “help with the
link”; or I do not know.

Some of those who say so are lying. The law of evidence exists because we cannot tell at sight which. It proceeds by
asking who has to persuade, and with what; and for signatures on paper the answer is old. A party who relies on a
private document that the other denies must prove that the other signed it. The signature is compared, witnesses are
heard, and if doubts remain the document falls away.

One would expect the same of a square on a telephone, with such exceptions as the legislator has made. This article
shows that tenancy tribunals in three Gulf jurisdictions mostly do something else, asks why, and offers a remedy
that a tribunal could adopt tomorrow.

## What the statutes say

The three statutes on electronic transactions descend from a common model and differ in details that do not matter
here. Each knows two or three grades of signature. The highest is made with a certificate, issued to an identified
person by a supervised provider, on a device under that person’s sole control. To this grade, and to this alone, the
statutes attach a presumption: it is taken to be the act of the person named until the contrary is shown. A
signature of lower grade may not be refused as evidence merely for being electronic. What it is worth is for the
court to decide, “having regard to all the circumstances”, among which the statutes list the reliability of the
method and the practice of the parties.

The scheme is coherent. It rewards care with certainty. He who takes the trouble of a certificate need not argue; he
who prefers convenience keeps the ordinary burden. Commentators have praised it for its neutrality (Delahaye, 2014;
Ibn Ṣāliḥ, 2018).

Residential leases are signed by the convenient method. In our sample four out of 312 bore a qualified signature.
The tap with a code by text message proves at most that someone who had the telephone, and could read a message on
it, tapped.

## What the tribunals do

We obtained from the registries all first-instance decisions in tenancy matters that contained one of eleven words
or phrases for electronic signing, 4,106 in total, and read those in which the signing was denied. Both of us coded
each decision independently on four questions: the grade of signature, who bore the burden, what evidence was
offered, and the result. We disagreed on 7% of answers, which were settled by discussion. Names had been removed by
the registries.

Table 1 sets out how the burden was allocated. In 218 of the 308 decisions on simple signatures the tribunal
required the party who denied the signature, in nine cases out of ten the tenant, to show that another had made it.
Only nineteen of those decisions cite the statute. Where it is cited the provision is that on qualified signatures.

Table: Allocation of the burden and result in 308 decisions on simple electronic signatures
| Burden placed on | Decisions | Signature held proved | Log in evidence |
| Party who denied | 218 | 199 | 31 |
| Party who relied | 58 | 34 | 40 |
| Not stated | 32 | 25 | 9 |

The burden decided the case. Of those who had to disprove their signature, 9% succeeded; they were able to show that
the telephone had been reported stolen, or that they were in an aeroplane. Where it lay on the party who relied on
the lease, he succeeded in 59%, nearly always with the help of the platform’s log. In it are recorded the number to
which the code was sent, the address of the device, its kind, the time spent on each page. Such a log is not
conclusive. It will, however, often answer the question. In seven of the cases it showed that the document had been
opened, for eleven seconds in all, on the device on which it had been drawn up.

It was in evidence in only eighty of the 308 cases. Tenants cannot get it; the platform’s customer is the agent. On
four occasions a tribunal ordered its production, and each time the case was settled.

## How a contract became a rule

Where does the reversed burden come from? The language of the decisions gives a clue. Forty-six of them contain,
with slight variations, the sentence that “the holder of the number is deemed to have performed every act carried
out by means of the code unless he proves the contrary”. It is not in any statute. It is in clause 14 of the terms
of use of one platform and clause 9 of another, to which the user assents by proceeding.

The path can be followed. In decisions of 2019 the sentence appears in the summary of the landlord’s pleadings, with
a reference to the clause. By 2021 it stands in the reasons, with the reference, as a term that binds the tenant. In
2022 and after it stands there without reference, as something that is generally known. One tribunal cites for it a
decision of another, which cites nothing.

As a contract term it would face two objections that no tribunal has considered. The question whether the tenant is
bound by the platform’s terms is the question whether it was he who tapped; to answer the one by means of the other
is to pull oneself up by the hair. And terms on evidence in consumer contracts are void in two of the three
jurisdictions if they burden the consumer more than the law does. Nobody, so far as we can see, has raised the
point. Tenants are seldom represented.

## A rule for tomorrow

We do not propose that simple signatures should be distrusted. Nine in ten of them are surely genuine, and a law
that required certificates for a studio flat would be ignored. Our proposal is one of allocation, and has three
parts. The party who relies on a simple electronic signature bears the burden of proving it. He satisfies it,
provisionally, by producing the complete log. If he chose the method, or if his agent did, and does not produce the
log, the signature is not proved.

Each part is drawn from existing law: the first from the general rule on private documents, the second from the
“circumstances” of the statutes, the third from the familiar principle that he who controls the evidence must not
profit from its absence (Sørensen-Qadir, 2009). Costs would be low, for the log exists and a copy of it could be
annexed to each lease. After two years, we believe, denial would be rare, because it would be refutable.

The blue line at the foot of the document looks like a signature. It is not this likeness that binds, but the act
behind it, and of the act there is a record. One need only ask to see it.
`,
  references: `
Amoah-Fisher, E. (2020) ‘Codes by text message as evidence of intent’. *Review of Digital Contracts*, 4(1), pp. 33–58. doi:10.5555/rdc.2020.033
Boateng-Lindner, P. (2016) ‘Standard terms on proof’. *European Notes on Consumer Law*, 12(3), pp. 201–225.
Delahaye, M. (2014) ‘Grades of signature and the virtue of neutrality’. *Commerce and Form*, 8(2), pp. 77–104. doi:10.5555/cf.2014.077
Ibn Ṣāliḥ, T. (2018) *Electronic Transactions in the Gulf States*. Muscat: Frankincense House.
Kárpáti, Z. (2021) ‘How sentences travel: citation without source in first-instance judgments’. *Empirical Jurisprudence*, 3(2), pp. 119–146. doi:10.5555/ej.2021.119
Marín-Okafor, L. (2017) ‘Unrepresented tenants’. *Access to Justice Quarterly*, 23(4), pp. 288–307.
al-Musallam, N. (2022) ‘Tenancy tribunals at work: a year in the hearing room’. *Dubai Papers in Procedure*, 1(1), pp. 5–37. doi:10.5555/dpp.2022.005
Sørensen-Qadir, A. (2009) ‘The party who holds the evidence’. *Nordic Procedure*, 17(1), pp. 1–29.
Tan, W. J. and Ferraro, G. (2019) ‘Reading platform logs: a primer for judges’. *Review of Digital Contracts*, 3(2), pp. 140–161. doi:10.5555/rdc.2019.140
`,
});
