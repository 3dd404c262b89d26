import { useState } from 'react';
import { CodeInput } from '../../client/src/ui/fields/code-input.tsx';
import {
  Checkbox,
  Field,
  PasswordInput,
  Select,
  TextArea,
  TextInput,
} from '../../client/src/ui/fields/field.tsx';
import { SampleSection, ComponentSample } from './component-sample.tsx';

const WIDTH = 'w-full max-w-80';

export function FieldSamples() {
  const [code, setCode] = useState('048');
  return (
    <SampleSection title="Form fields">
      <ComponentSample name="TextInput">
        <Field label="Empty" className={WIDTH}>
          <TextInput placeholder="name@example.com" />
        </Field>
        <Field label="With a hint" hint="Who it is for." className={WIDTH}>
          <TextInput defaultValue="Lena" />
        </Field>
        <Field label="With an error" error="Please enter a valid email address" className={WIDTH}>
          <TextInput defaultValue="lena" />
        </Field>
        <Field label="Disabled" className={WIDTH}>
          <TextInput defaultValue="Lena" disabled />
        </Field>
        <Field label="Read only" className={WIDTH}>
          <TextInput defaultValue="https://leavebits.example/shared/1" readOnly />
        </Field>
      </ComponentSample>
      <ComponentSample name="PasswordInput, Select, CodeInput">
        <Field label="Password" className={WIDTH}>
          <PasswordInput defaultValue="Correct-horse-7" />
        </Field>
        <Field label="When" className={WIDTH}>
          <Select defaultValue="always">
            <option value="always">Always</option>
            <option value="date">On a date</option>
          </Select>
        </Field>
        <Field label="Verification code" hint="Six digits, from the email" className={WIDTH}>
          <CodeInput value={code} onChange={setCode} />
        </Field>
        <Field label="Verification code, rejected" error="Invalid verification code" className={WIDTH}>
          <CodeInput value="048213" onChange={() => undefined} />
        </Field>
      </ComponentSample>
      <ComponentSample name="TextArea">
        <Field label="Info (Optional)" className="w-full max-w-reading">
          <TextArea rows={4} defaultValue={'Spare keys: with Maria\nWater main: by the lemon tree'} />
        </Field>
      </ComponentSample>
      <ComponentSample name="Checkbox">
        <Checkbox label="Unchecked" />
        <Checkbox label="Checked" defaultChecked />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Only for screen readers" isLabelHidden />
      </ComponentSample>
    </SampleSection>
  );
}
