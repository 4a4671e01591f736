import {
  Checkbox,
  NativeSelect,
  NumberInput,
  Radio,
  SegmentedControl,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import * as t from '../../../messages/styleguide.ts';
import { FormattedTextField } from '../../ui/formatted-text/formatted-text-field.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { PasswordRules } from '../../ui/forms/password-rules.tsx';
import { CountryField } from '../accounts/country-field.tsx';
import { PurchaseWidget } from '../issues/purchase-widget.tsx';
import { State } from './part.tsx';
import { issues, sampleJournal } from './samples.ts';

function TextFields() {
  const title = { label: t.title(), withAsterisk: true };
  return (
    <>
      <State name={t.empty()}>
        <TextInput {...title} description={t.hint()} />
      </State>
      <State name={t.filled()}>
        <TextInput {...title} defaultValue={t.sampleTitle()} />
      </State>
      <State name={t.faulty()}>
        <TextInput {...title} error={t.required()} />
      </State>
      <State name={t.off()}>
        <TextInput {...title} disabled defaultValue={t.sampleTitle()} />
      </State>
      <State name={t.longText()}>
        <TextInput {...title} defaultValue={t.longTitle()} />
      </State>
      <State name={t.rightToLeft()}>
        <TextInput {...title} dir="auto" defaultValue={t.arabicTitle()} />
      </State>
      <State name={t.longText()}>
        <Textarea label={t.abstract()} autosize minRows={3} defaultValue={t.longTitle()} />
      </State>
      <State name={t.faulty()}>
        <Textarea label={t.abstract()} autosize minRows={3} error={t.required()} />
      </State>
      <State name={t.usual()}>
        <NumberInput label={t.count()} defaultValue={3} min={0} max={20} />
      </State>
    </>
  );
}

function PasswordFields() {
  return (
    <>
      <State name={t.weak()}>
        <PasswordField label={t.password()} defaultValue="desert" autoComplete="off" aria-describedby="weak" />
        <PasswordRules id="weak" password="desert" />
      </State>
      <State name={t.strong()}>
        <PasswordField label={t.password()} defaultValue="Desert-2026!" autoComplete="off" aria-describedby="strong" />
        <PasswordRules id="strong" password="Desert-2026!" />
      </State>
    </>
  );
}

function FormattedFields() {
  const [html, setHtml] = useState(`<p>${t.reading()}</p>`);
  return (
    <>
      <State name={t.filled()} isWide>
        <FormattedTextField label={t.abstract()} description={t.hint()} value={html} onChange={setHtml} />
      </State>
      <State name={t.faulty()} isWide>
        <FormattedTextField label={t.abstract()} error={t.required()} value="" onChange={() => {}} />
      </State>
    </>
  );
}

/** Fields that are typed in. */
export function Fields() {
  return (
    <>
      <TextFields />
      <PasswordFields />
      <FormattedFields />
    </>
  );
}

const languages = () => [t.english(), t.arabic(), t.longTitle()];

function Selects() {
  return (
    <>
      <State name={t.forms()}>
        <NativeSelect label={t.language()} description={t.hint()} data={languages()} />
      </State>
      <State name={t.faulty()}>
        <NativeSelect label={t.language()} data={languages()} error={t.required()} />
      </State>
      <State name={t.off()}>
        <NativeSelect label={t.language()} data={languages()} disabled />
      </State>
      <State name={t.longText()}>
        <NativeSelect label={t.language()} data={languages()} defaultValue={t.longTitle()} />
      </State>
      <State name={t.searchable()}>
        <CountryField />
      </State>
      <State name={t.faulty()}>
        <CountryField error={t.required()} />
      </State>
      <State name={t.readingPages()}>
        <PurchaseWidget journalId={sampleJournal} issues={issues} />
      </State>
    </>
  );
}

/** Selects, checkboxes, radio buttons and the switch between views. */
export function Choices() {
  return (
    <>
      <Selects />
      <State name={t.usual()}>
        <Stack>
          <Checkbox label={t.agree()} description={t.agreeHint()} />
          <Checkbox label={t.agree()} defaultChecked />
          <Checkbox label={t.agree()} error={t.mustAgree()} />
          <Checkbox label={t.agree()} disabled />
        </Stack>
      </State>
      <State name={t.usual()}>
        <Radio.Group label={t.access()} defaultValue="open" withAsterisk>
          <Stack mt="xs">
            <Radio value="open" label={t.open()} description={t.hint()} />
            <Radio value="subscription" label={t.subscription()} />
            <Radio value="off" label={t.off()} disabled />
          </Stack>
        </Radio.Group>
      </State>
      <State name={t.faulty()}>
        <Radio.Group label={t.access()} error={t.required()}>
          <Stack mt="xs">
            <Radio value="open" label={t.open()} />
            <Radio value="subscription" label={t.subscription()} />
          </Stack>
        </Radio.Group>
      </State>
      <State name={t.view()}>
        <SegmentedControl aria-label={t.view()} data={[t.desktop(), t.phone()]} />
      </State>
    </>
  );
}
