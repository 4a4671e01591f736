import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import * as t from '../../../messages/forms.ts';

/** A password field whose text can be shown, with the keyboard too. */
export function PasswordField(props: PasswordInputProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      visible={isVisible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': isVisible ? t.hidePassword() : t.showPassword() }}
    />
  );
}
