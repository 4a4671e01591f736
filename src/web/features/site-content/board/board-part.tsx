import { boardText, BoardText } from '../../../../contracts/site-content.ts';
import { useCall } from '../../../api/use-call.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { MemberCard } from '../../editorial-board/member-card.tsx';
import { PageStage } from '../page-stage.tsx';
import { TextFrame } from '../text-frame.tsx';
import type { Status } from '../use-text-calls.ts';
import { useTextForm } from '../use-text-form.ts';
import styles from './board.module.css';
import { memberKeys } from './member-list.tsx';
import { MembersEditor } from './members-editor.tsx';

function show({ members }: BoardText) {
  const keys = memberKeys(members);
  return (
    <PageStage>
      <ul className={styles.shown}>
        {members.map((member, place) => (
          <MemberCard key={keys[place]} member={member} />
        ))}
      </ul>
    </PageStage>
  );
}

function BoardForm({ current }: { current: Status<BoardText> }) {
  const text = useTextForm({ calls: boardText, schema: BoardText, current });
  const { form } = text;
  return (
    <TextFrame text={text} show={show} showStatus={show}>
      <MembersEditor
        members={form.values.members}
        error={form.errors['members']}
        onChange={(members) => form.setFieldValue('members', () => members)}
      />
    </TextFrame>
  );
}

/** The editorial board: its members and their order. */
export function BoardPart() {
  const { data, error } = useCall(boardText.read);
  return data ? <BoardForm current={data} /> : <Reading error={error} />;
}
