/** A statement of a migration that the version before, which goes on running beside it, may suffer from. */
interface Risky {
  readonly statement: string;
  /** `breaks`: the version before cannot work with it; `holds up`: it waits while a table is gone through. */
  readonly kind: 'breaks' | 'holds up';
  /** Why it is done all the same, as the file says. */
  readonly reason: string | null;
}

interface Rule {
  readonly kind: Risky['kind'];
  readonly statement: RegExp;
  /** Whether it is of no account on a table that the same migration makes. */
  readonly sparesNew?: boolean;
}

const table = String.raw`(?:if exists )?(?:only )?(?:public\.)?"?(?<table>\w+)"?`;
const rules: readonly Rule[] = [
  { kind: 'breaks', statement: /^drop (table|view|materialized view|type|domain|schema|function|procedure|sequence) / },
  { kind: 'breaks', statement: /^(truncate|delete from) / },
  { kind: 'breaks', statement: /^alter (table|type|view|index|sequence|function) .* rename / },
  { kind: 'breaks', statement: /^alter table .* drop (column )?(if exists )?(?!constraint|default|not null|expression)"?\w+"?( cascade| restrict)?$/ },
  { kind: 'breaks', statement: /^alter table .* alter (column )?"?\w+"? (set data )?type / },
  { kind: 'breaks', statement: /^alter table .* alter (column )?"?\w+"? (set not null|drop default)/ },
  {
    kind: 'breaks',
    statement: new RegExp(`^alter table ${table} add column (?!.* (default|generated) ).* not null`),
    sparesNew: true,
  },
  {
    kind: 'breaks',
    statement: new RegExp(`^alter table ${table} add (constraint|check|unique|primary key|foreign key|exclude)`),
    sparesNew: true,
  },
  { kind: 'breaks', statement: new RegExp(`^create unique index .*? on ${table}`), sparesNew: true },
  {
    kind: 'holds up',
    statement: new RegExp(`^create index (?!concurrently)(?:if not exists )?"?\\w*"? ?on ${table}`),
    sparesNew: true,
  },
  { kind: 'holds up', statement: new RegExp(`^alter table ${table} add column .* stored`), sparesNew: true },
  { kind: 'holds up', statement: new RegExp(`^update ${table}`), sparesNew: true },
  { kind: 'holds up', statement: /^(cluster|reindex|vacuum full|lock table) / },
];

/** Bodies of functions, texts and comments, which may hold any word. */
const opaque = /(\$\w*\$)[^]*?\1|'(?:[^']|'')*'|\/\*[^]*?\*\/|--[^\n]*/g;
const mark = /^-- (breaks|safe|holds up): *(\S.*)$/;
/** `safe` says why it does not break anything after all; `breaks` keeps the version before from being started again. */
const marksOf: Readonly<Record<Risky['kind'], readonly string[]>> = { breaks: ['breaks', 'safe'], 'holds up': ['holds up'] };

function withoutOpaque(source: string): { readonly code: string; readonly marks: string[] } {
  const marks: string[] = [];
  const code = source.replaceAll(opaque, (part) => {
    if (mark.test(part)) return `@${marks.push(part) - 1}@ `;
    return part.startsWith('-') || part.startsWith('/') ? ' ' : "''";
  });
  return { code, marks };
}

/** The risky statements of a migration; a line `-- breaks: …`, `-- safe: …` or `-- holds up: …` before one gives its reason. */
export function riskyStatements(source: string): Risky[] {
  const { code, marks } = withoutOpaque(source);
  const made = new Set([...code.matchAll(/create table (?:if not exists )?(?:public\.)?"?(\w+)"?/gi)].map(([, name]) => name));
  return code.split(';').flatMap((piece): Risky[] => {
    const given = [...piece.matchAll(/@(\d+)@/g)].map(([, place]) => mark.exec(marks[Number(place)] ?? ''));
    const statement = piece.replaceAll(/@\d+@/g, ' ').replaceAll(/\s+/g, ' ').trim().toLowerCase();
    const rule = rules.find((one) => {
      const found = one.statement.exec(statement);
      return found !== null && !(one.sparesNew === true && made.has(found.groups?.['table'] ?? ''));
    });
    if (!rule) return [];
    const reason = given.find((one) => marksOf[rule.kind].includes(one?.[1] ?? ''))?.[2] ?? null;
    return [{ statement, kind: rule.kind, reason }];
  });
}
