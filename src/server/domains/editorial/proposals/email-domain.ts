// Public mail providers: sharing one means nothing.
const openToAnyone = new Set(
  [
    'gmail.com googlemail.com outlook.com hotmail.com hotmail.co.uk hotmail.fr live.com live.co.uk msn.com',
    'yahoo.com yahoo.co.uk yahoo.co.in yahoo.co.jp yahoo.fr yahoo.de yahoo.com.br ymail.com rocketmail.com',
    'icloud.com me.com mac.com aol.com proton.me protonmail.com pm.me tutanota.com fastmail.com zoho.com hey.com',
    'gmx.com gmx.net gmx.de gmx.at web.de t-online.de mail.com mail.ru bk.ru inbox.ru list.ru yandex.ru yandex.com',
    'rambler.ru ukr.net qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com aliyun.com',
    'naver.com hanmail.net daum.net libero.it virgilio.it orange.fr wanadoo.fr free.fr laposte.net sfr.fr',
    'seznam.cz wp.pl o2.pl onet.pl interia.pl abv.bg rediffmail.com uol.com.br bol.com.br terra.com.br',
    // The addresses of all people in the demo, whatever their institution.
    'demo.example',
  ].flatMap((line) => line.split(' ')),
);

// Names under which a country lets its institutions have theirs: `ac.uk`, `edu.au`.
const secondLevel = new Set(
  'ac academy co com edu ed gob gouv gov go gub id idf in info int k12 mil ne net nom or org res sch uni univ'.split(
    ' ',
  ),
);

/** The institution's domain in an email address; null if it names none. */
export function institutionDomain(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const labels = domain.split('.');
  if (!email.includes('@') || labels.length < 2 || openToAnyone.has(domain)) return null;
  const isBelowSecondLevel = labels.at(-1)?.length === 2 && secondLevel.has(labels.at(-2) ?? '');
  const held = labels.slice(isBelowSecondLevel ? -3 : -2).join('.');
  return openToAnyone.has(held) ? null : held;
}
