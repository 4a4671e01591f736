/** The cookies of one browser at the provider. */
class Jar {
  readonly #held = new Map<string, string>();

  keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.#held.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }

  toString(): string {
    return [...this.#held].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

/** What a person does at ORCID: signs in as the holder of an iD, or says no. Answers with the query that leads back. */
export async function atOrcid(location: string, orcid: string | null): Promise<string> {
  const jar = new Jar();
  const { origin } = new URL(location);
  let address = location;
  for (let steps = 0; steps < 10; steps += 1) {
    const isForm = new URL(address).pathname.startsWith('/sign-in/');
    const form = orcid === null ? { answer: 'deny' } : { answer: 'allow', orcid };
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: String(jar) },
      ...(isForm ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    jar.keep(response);
    const next = response.headers.get('location');
    if (next === null) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    const url = new URL(next, address);
    if (url.origin !== origin) return url.search.slice(1);
    address = url.href;
  }
  throw new Error('The provider did not lead back');
}
