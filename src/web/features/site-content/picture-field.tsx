import { Button } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { v4 } from 'uuid';
import { coverExtensions, coverMaxMegabytes } from '../../../contracts/constants.ts';
import { siteContent } from '../../../contracts/site-content.ts';
import * as t from '../../../messages/site-content.ts';
import { noAnswer } from '../../api/api-error.ts';
import { sendFiles } from '../../api/send-files.ts';
import { percentSent } from '../../api/upload-progress.ts';
import { Attachments } from '../attachments/attachments.tsx';
import { judgeCover, shrinkCover } from '../attachments/issue-files.ts';
import { useAttachments, type SendFile } from '../attachments/use-attachments.ts';
import styles from './site-content.module.css';

interface PictureFieldProps {
  readonly label: string;
  readonly description: string;
  /** As large as it is ever shown. */
  readonly most: { readonly width: number; readonly height: number };
  readonly path: string;
  readonly error: ReactNode;
  /** The address of the picture; empty where there is none. */
  readonly value: string;
  readonly onChange: (url: string) => void;
  /** The chosen picture, as visitors will see it. */
  readonly children: ReactNode;
}

/** Sends a picture in the size in which it is shown. */
const sendPicture =
  (most: PictureFieldProps['most']): SendFile =>
  async (file, onPercent, signal) => {
    const { uploads } = await sendFiles({
      call: siteContent.uploadPicture,
      params: { uuid: v4() },
      files: [await shrinkCover(file, most)],
      onProgress: (progress) => onPercent(percentSent(progress)),
      signal,
    });
    const [stored] = uploads;
    if (!stored) throw noAnswer();
    return stored;
  };

/** Chooses a picture: uploaded at once, shown as visitors will see it, removable. */
export function PictureField(props: PictureFieldProps) {
  const { label, description, most, path, error, value, onChange, children } = props;
  const labelId = useId();
  const [word, setWord] = useState('');
  const { uploads, start } = useAttachments({
    send: sendPicture(most),
    isSingle: true,
    maxMegabytes: coverMaxMegabytes,
    judge: judgeCover,
    onStored: ({ url }) => {
      onChange(url);
      setWord(t.pictureUploaded());
    },
  });
  return (
    <div className={styles.picture}>
      <Attachments
        label={label}
        description={t.pictureLimits({ hint: description, megabytes: coverMaxMegabytes })}
        accept={coverExtensions.join(',')}
        most={1}
        path={path}
        error={typeof error === 'string' ? error : undefined}
        files={[]}
        uploads={uploads}
        onChoose={start}
        onRemove={() => undefined}
      />
      {value !== '' && (
        <div className={styles.chosen} aria-labelledby={labelId} role="group">
          <span id={labelId} className="visually-hidden">
            {t.chosenPicture({ label })}
          </span>
          {children}
          <Button
            variant="default"
            onClick={() => {
              onChange('');
              setWord(t.pictureRemoved());
            }}
          >
            {t.removePicture()}
          </Button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {word}
      </p>
    </div>
  );
}
