import { Input } from '@mantine/core';
import { lazy, Suspense, useId, type ReactNode } from 'react';
import styles from './formatted-text.module.css';

const FormattedTextEditor = lazy(() => import('./formatted-text-editor.tsx'));

interface FormattedTextFieldProps {
  readonly label: string;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  /** The name of the value in the form, so that the first field at fault can take the focus. */
  readonly path?: string;
  readonly withAsterisk?: boolean;
  readonly disabled?: boolean;
  /** Formatted text, '' when there is none. */
  readonly value: string;
  readonly onChange: (html: string) => void;
}

/** A field for formatted text, which can hold what `formattedTags` names and nothing else. */
export function FormattedTextField(props: FormattedTextFieldProps) {
  const { label, description, error, path, withAsterisk = false, disabled = false, value, onChange } = props;
  const id = useId();
  const isInvalid = Boolean(error);
  const ids = { text: `${id}-text`, label: `${id}-label`, description: `${id}-description`, error: `${id}-error` };
  const described = [description ? ids.description : '', isInvalid ? ids.error : ''].filter(Boolean).join(' ');
  const focusText = () => document.getElementById(ids.text)?.focus();
  return (
    <div className={styles.field} data-invalid={isInvalid || undefined}>
      {/* The text is no form control, which a label element could name; a click on the words leads to it all the same. */}
      <Input.Label id={ids.label} labelElement="div" size="md" required={withAsterisk} onMouseUp={focusText}>
        {label}
      </Input.Label>
      {description && (
        <Input.Description id={ids.description} size="md">
          {description}
        </Input.Description>
      )}
      <Suspense fallback={<div className={styles.coming} aria-hidden />}>
        <FormattedTextEditor
          label={label}
          ids={{ text: ids.text, label: ids.label, described: described === '' ? undefined : described }}
          path={path}
          isInvalid={isInvalid}
          isRequired={withAsterisk}
          isDisabled={disabled}
          value={value}
          onChange={onChange}
        />
      </Suspense>
      {isInvalid && (
        <Input.Error id={ids.error} size="md">
          {error}
        </Input.Error>
      )}
    </div>
  );
}
