import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { issueBuilds, type IssueBuild } from '../../../../contracts/issue-builds.ts';
import { issues } from '../../../../contracts/issues.ts';
import * as t from '../../../../messages/issues.ts';
import { useCall, useCallMutation } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { PanelSection } from '../../../ui/panel-section.tsx';
import { BuildCard } from './build-card.tsx';
import { readBuildDraft } from './build-draft.ts';
import { BuildForm } from './build-form.tsx';
import styles from './building.module.css';

interface BuildSectionProps {
  readonly userId: string;
  /** Opens the form to price and sell a built issue. */
  readonly onSell: (build: IssueBuild) => void;
}

const often = 1500;

/** The builds, polled while one is running. */
function useBuilds() {
  const [isRunning, setRunning] = useState(false);
  const read = useCall(issueBuilds.list, {}, isRunning ? { every: often } : {});
  const isUnderWay = (read.data?.builds ?? []).some(({ state }) => state === 'waiting' || state === 'building');
  if (isUnderWay !== isRunning) setRunning(isUnderWay);
  return read;
}

/** Moves the focus from the replaced button into the form. */
function useAskedForm(isAsking: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(isAsking);
  useEffect(() => {
    if (isAsking && !wasAsking.current) place.current?.querySelector<HTMLElement>('select, input, textarea')?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  return place;
}

/** Builds the document of an issue from its articles: the form, the progress and the results. */
export function BuildSection({ userId, onSell }: BuildSectionProps) {
  const { data, error } = useBuilds();
  const managed = useCall(issues.manage);
  const discard = useCallMutation(issueBuilds.discard, [issueBuilds.list]);
  const list = useRef<HTMLUListElement>(null);
  const [isAsking, setAsking] = useState(() => readBuildDraft(userId).journalId !== '');
  const form = useAskedForm(isAsking);
  const begun = () => {
    setAsking(false);
    list.current?.focus();
  };
  const documents = new Set(managed.data?.issues.flatMap(({ document }) => document?.id ?? []));
  const builds = data?.builds ?? [];
  return (
    <PanelSection title={t.buildTitle()} lead={t.buildLead()}>
      <div ref={form}>
        {isAsking ? (
          <BuildForm userId={userId} onBegun={begun} />
        ) : (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t.buildAnIssue()}
          </Button>
        )}
      </div>
      {error && <Message kind="bad">{t.buildsUnreadable({ problem: error.message })}</Message>}
      {discard.error && <Message kind="bad">{discard.error.message}</Message>}
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label={t.builtIssues()}>
        {builds.map((build) => (
          <BuildCard
            key={build.id}
            build={build}
            isInUse={build.document !== null && documents.has(build.document.id)}
            isBusy={discard.isPending && discard.variables.params?.buildId === build.id}
            onSell={() => onSell(build)}
            onDiscard={() => discard.mutate({ params: { buildId: build.id } })}
          />
        ))}
      </ul>
    </PanelSection>
  );
}
