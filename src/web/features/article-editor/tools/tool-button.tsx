import { RichTextEditor } from '@mantine/tiptap';
import type { Icon } from '@tabler/icons-react';
import type { Ref } from 'react';

interface ToolButtonProps {
  readonly label: string;
  readonly icon: Icon;
  readonly isActive?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress?: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button of the toolbar. One that can do nothing here keeps its place among the stops of the arrow keys. */
export function ToolButton({
  label,
  icon: Shown,
  isActive = false,
  isDisabled = false,
  onPress,
  ...rest
}: ToolButtonProps) {
  return (
    <RichTextEditor.Control
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      aria-pressed={isActive}
      active={isActive}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onPress}
    >
      <Shown aria-hidden stroke={1.5} size={18} />
    </RichTextEditor.Control>
  );
}
