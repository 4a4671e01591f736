import { isbot } from 'isbot';
import robots from './robots.json' with { type: 'json' };

const named = new RegExp(robots.map(({ pattern }) => pattern).join('|'), 'i');

/** Whether something is no browser of a person, by what it calls itself; who gives no name is none either. */
export const isRobot = (userAgent: string): boolean =>
  userAgent.trim().length < 2 || isbot(userAgent) || named.test(userAgent);
