import { author, writeArticle } from '../write-paper.ts';

/** DRLS, volume 2, issue 4. */
export const owningAWindTower = writeArticle({
  slug: 'owning-a-wind-tower',
  journal: 'DRLS',
  doi: '10.5555/drls.2026.0401',
  title: 'Owning a wind tower: private property, family endowment and public interest in listed houses',
  keywords: ['heritage law', 'waqf', 'property', 'public interest', 'compensation'],
  authors: [
    author('Prof', 'Eoghan', 'Ó Dálaigh', 'Faculty of Law, University of Al Qasba, Sharjah, United Arab Emirates'),
    author('Dr.', 'Sulaymān', 'al-Bastakī', 'Faculty of Law, University of Al Qasba, Sharjah, United Arab Emirates'),
  ],
  received: '2026-06-11',
  accepted: '2026-09-21',
  published: '2026-10-22',
  volume: 2,
  issue: 4,
  access: 'subscription',
  abstract: `
When a house is listed for its wind tower, its owners may neither remove the tower nor, as a rule, afford to mend
it. Many such houses in the old towns of the Gulf belong to family endowments (*waqf dhurrī*) with dozens of
beneficiaries, whose trustee is bound to preserve the income and not the building. The article examines the triangle
of owner, endowment and authority as it has been handled by heritage statutes, by the law of endowment and, in
nineteen decisions, by courts. It argues that the prevailing analysis, which treats listing as a restriction on
ownership that must be borne or bought off, is ill suited to endowed property, because nobody in an endowment holds
the interest that is restricted. Classical doctrine provides two better instruments: the lease with a duty to repair
(*ḥikr*) and the exchange of decayed property (*istibdāl*) under judicial supervision. Used together, and with the
public authority in the role of lessee, they would bring money to the beneficiaries, care to the house and a limit
in time to both. The authority would own nothing and the tower would stand. A model clause is set out, and three
objections to it are answered.`,
  body: `
## A tower with forty-one owners

In a lane behind the creek stands a house with one of the last square wind towers of the quarter. It was built by a
trader in 1908 and endowed by him in 1931 for his descendants, generation upon generation, and after their
extinction for the poor. There are at present forty-one descendants. They live in four countries and receive, in a
good year, some nine hundred dirhams each from two shops on the ground floor. The house was listed in 2005. It may
not be altered; no one may live in it as it is; and mending the tower has been estimated at 1.7 million. The
trustee, a retired teacher, asked one of the present authors what he was supposed to do. This article is a late
reply.

The situation is not rare. Of 316 listed houses in the three registers to which we had access, 97 are endowments in
whole or part, and they are in worse condition than the others on the authorities’ own scale. Nobody is to blame.
The law of heritage was drafted with an owner in mind, who may be forbidden things, compensated for them, or bought
out. That of endowment was made by people who took it for granted that a building is worth what it brings in.

## What listing takes

Statutes in the region follow a familiar pattern. An entry in the register prohibits demolition and alteration
without permit, imposes a duty of maintenance “within reasonable means”, and entitles the owner to apply for a
grant. Where the restriction is excessive the owner may ask for purchase at a price assessed as if the building were
unlisted. Some such balance is found in most countries (Fitzwarren, 2003; Castellucci, 2012).

Applied to private property it works tolerably. An owner weighs the grant against the trouble, sells, or lets the
roof fall in and pays the fine. Each of these is somebody’s decision. Property under an endowment has no such
somebody. The founder’s dominion ended with the act of endowment; whether it passed to God, to the beneficiaries in
a qualified sense or to nobody is a point on which the schools differ and which need not be resolved (al-Bastakī,
2016). No one has the right to demolish, hence nobody is deprived of it. No one may sell, and so purchase, the last
resort of the statutes, is not to be had.

Courts have felt the difficulty. Of the nineteen decisions that we have found, eleven refuse compensation to a
trustee for want of loss, and two grant it upon the theory that the beneficiaries’ income is a form of ownership.
The remaining six send the parties to the negotiating table. In one of these the court observed, a trifle wearily,
that “the statute speaks to an owner and the founder has seen to it that there is none”.

## What the founder wanted

Endowments are governed by the founder’s stipulations, which “are as the text of the Lawgiver” in the maxim known to
every student. It might be asked whether the trader of 1908 wanted a tower or an income. His deed says neither. It
names the house by its boundaries, assigns “its usufruct”, and directs that repairs come first of all from what it
yields.

That last direction is common form, and important. It is the reason why trustees of endowed houses cannot, strictly
speaking, be accused of neglect if the yield is nine hundred dirhams. Jurists of all the schools put repair before
distribution; they also limit it to what is needed to keep the income. A tower which brings no rent is, on this
reasoning, an ornament, and there is respectable authority that ornament is not repaired out of the funds of an
endowment.

Heritage law thus demands of the trustee something that the law of endowment forbids him to pay for. The conflict
has been described as one between modern and traditional law (Wetherby-Noor, 2018). We think that description too
quick. For the older law has met ruinous endowed houses before, and often.

## Two old instruments

The first is *ḥikr*. Where an endowed property was in ruins and the endowment without means, the judge might allow a
long lease at a low rent to a lessee who undertook to rebuild. He then had a secure right for as long as he paid;
the building, or his share in it, was his, and the ground remained endowed. Half the bazaars of several famous
cities were rebuilt by this method. It has a bad name with reformers, since rents fixed in 1700 were still paid in
1900, and some modern codes forbid new leases of the kind. Others, including two of those under discussion, allow
them with a limit of years.

The second is *istibdāl*, the exchange of property that has ceased to be useful for other property that is. It is
done under the judge’s supervision, and to the stricter jurists it is admissible only for property that yields
nothing or next to nothing. That is our case.

Neither alone will do. An exchange takes the house away from the family altogether, which the beneficiaries often
oppose and not for money’s sake. A lease of the old sort ties up the property indefinitely. But they may be
combined. What is exchanged need not be the house. It may be the upper storey and the tower’s usufruct for a term,
in return for a sound shop elsewhere, which from then on supports the beneficiaries; and the lessee may be the
authority, whose interest in ornament nobody disputes.

## A model clause

We propose the following, for approval by the judge at the joint request of trustee and authority. *The authority
takes the listed part of the property on lease for thirty years. It repairs that part within four years in
accordance with the schedule, and keeps it so. In consideration it transfers to the endowment, in full ownership,
property yielding not less than twice the mean income of the past five years. At the end of the term the listed part
returns to the endowment, in repair and without payment. If the authority fails in its duty of repair for two years,
it returns at once.*

The beneficiaries gain an income that does not depend on the house. The trustee is released from a contradiction.
The authority gets a tower for thirty years at the price of a shop, which is in the cases known to us between a
fifth and a third of the price of purchase at unlisted value. And the matter will be looked at again by people not
yet born, who may have better ideas.

## Objections

It may be said that public money should buy public property. Perhaps; but it has not, in twenty years, bought one of
the ninety-seven. It may be said that the judge’s supervision is slow. The five applications for exchange of which
we have the files took eleven months on average; the listed houses lost in the same five years had waited longer.
Lastly there are those who would object, from piety, that the founder’s house should not be turned to the taste of
others. To them we would reply in the founder’s own words, for his deed ends with a prayer that the house be kept
standing “so long as the wind blows over it”. The wind still does. What is missing is somebody whose business it is.
`,
  references: `
al-Bastakī, S. (2016) ‘Whose is an endowment? A question better left open’. *Journal of Endowment Studies*, 7(1), pp. 1–23. doi:10.5555/jes.2016.001
Castellucci, B. (2012) ‘Listing and compensation in eleven legal orders’. *Heritage and Law*, 15(3), pp. 233–271.
Çelebioğlu, M. (2010) ‘The long lease in ruined bazaars’. *Journal of Endowment Studies*, 1(2), pp. 88–117. doi:10.5555/jes.2010.088
Fitzwarren, A. (2003) *The Listed Owner*. Durham: Palatine Lane Press.
Hadjimichael-Reed, C. (2019) ‘Purchase notices: a right of last resort’. *Heritage and Law*, 22(1), pp. 40–66.
al-Kindī, Z. (2014) ‘Repair before distribution’. *Omani Review of Jurisprudence*, 9(2), pp. 145–170. doi:10.5555/orj.2014.145
Mansoori-Blum, D. (2021) ‘Three registers: the condition of listed houses, 2000–2020’. *Emirates Urban History*, 2(1), pp. 9–31. doi:10.5555/euh.2021.009
Péronne, H. (2007) ‘Ornament and usefulness in classical endowment law’. *Mediterranean Legal History*, 12(4), pp. 311–338.
Wetherby-Noor, J. (2018) ‘Modern registers, traditional trusts’. *Dubai Papers in Heritage*, 3(2), pp. 51–75. doi:10.5555/dph.2018.051
`,
});
