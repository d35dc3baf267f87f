import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Button, Notice, saveFile, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { $downloadProblem, $file, $isMaking, $isSaved, downloadWanted, fileSaved } from './download-model.ts';
import { ProblemNotice } from './problem-notice.tsx';

/** Everything as a file. */
export function Download() {
  const text = useMessages(messages);
  const { file, isBusy, isSaved, problem, download, saved } = useUnit({
    file: $file,
    isBusy: $isMaking,
    isSaved: $isSaved,
    problem: $downloadProblem,
    download: downloadWanted,
    saved: fileSaved,
  });
  useEffect(() => {
    if (file === null) return;
    saveFile(file.fileName, 'application/json', file.content);
    saved();
  }, [file, saved]);
  return (
    <div className="stack">
      <p>{text('data.download.text')}</p>
      {problem !== null && <ProblemNotice problem={problem} title={text('data.download.failed')} />}
      {isSaved && <Notice tone="positive" title={text('data.downloaded')} announce />}
      <div>
        <Button kind="primary" busy={isBusy} onClick={() => download()}>
          {text('data.download')}
        </Button>
      </div>
    </div>
  );
}
