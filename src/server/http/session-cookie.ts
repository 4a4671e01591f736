import type { FastifyReply, FastifyRequest } from 'fastify';

/** The browsers' maximum, in seconds: the server decides how long the session lasts. */
const longestCookie = 400 * 86_400;

export const cookieName = 'colophon_session';

/** The token of the `Authorization: Bearer` header. */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/** The token of the session cookie. */
export const cookieToken = (request: FastifyRequest): string | null => request.cookies[cookieName] ?? null;

/** The cookie of decision 2, only for form posts and files in a tab. */
export function sessionCookie(reply: FastifyReply, isSecure: boolean) {
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  return {
    set: (token: string) => void reply.setCookie(cookieName, token, { ...attributes, maxAge: longestCookie }),
    clear: () => void reply.clearCookie(cookieName, attributes),
  };
}
