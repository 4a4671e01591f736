import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { passwordMessage, passwordRules } from '../../../contracts/values.ts';
import * as t from '../../../messages/forms.ts';
import styles from './password-rules.module.css';

/** Whether a password meets every rule of the specification. */
export const isStrong = (password: string): boolean => passwordRules.every((rule) => rule.holds(password));

/** The rules of a new password, each ticked as it is met, and the specified message while one is not. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  const isWeak = password !== '' && !isStrong(password);
  return (
    <div>
      <ul id={id} className={styles.rules} aria-label={t.passwordNeeds()}>
        {passwordRules.map((rule) => {
          const isMet = rule.holds(password);
          const Icon = isMet ? IconCircleCheck : IconCircle;
          return (
            <li key={rule.label()} className={isMet ? styles.met : undefined}>
              <Icon aria-hidden stroke={1.5} size={18} />
              {rule.label()}
              <span className="visually-hidden">{isMet ? t.ruleMet() : t.ruleNotMet()}</span>
            </li>
          );
        })}
      </ul>
      <p className={styles.message} role="status">
        {isWeak && passwordMessage}
      </p>
    </div>
  );
}
