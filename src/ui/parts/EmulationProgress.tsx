import * as replayWords from '#words/replay.ts'
import * as runWords from '#words/replay-run.ts'
import type { EmulationState, Shortfall } from '../../domain/replay/replay.ts'
import { percentText } from '../../domain/text/percent.ts'
import { Notice } from '../base/Notice.tsx'
import { explain } from '../query/explain.ts'
import { TryAgain } from '../query/TryAgain.tsx'

type Work = { start: () => void; stop: () => void }

/** Known reasons why the emulator's result may differ. */
export function Shortfalls({ shortfalls }: { shortfalls: Shortfall[] }) {
  return shortfalls.map(shortfall => (
    <p key={shortfall.kind} className="px-4 md:px-5 pt-3 text-warn">
      {shortfall.kind === 'library' ? runWords.library : runWords.version(shortfall.network, shortfall.emulator)}
    </p>
  ))
}

type Asking = Extract<EmulationState, { status: 'asking' }>

function askingText({ input, progress }: Asking): string {
  const asking = runWords.asking[input]
  if (progress?.phase === 'queued') return `${asking} ${runWords.queued(progress.provider)}`
  return progress?.phase === 'retrying' ? `${asking} ${runWords.retrying(progress.provider)}` : asking
}

/** Progress of a task for the emulator with buttons, or its error. `lead` is shown before the start. */
export function EmulationProgress({ state, work, lead }: { state: EmulationState; work: Work; lead: string }) {
  const again = <TryAgain onPress={work.start} />
  switch (state.status) {
    case 'idle':
      return <Line text={lead} button={replayWords.start} onPress={work.start} />
    case 'asking':
      return <Line text={askingText(state)} button={runWords.cancel} onPress={work.stop} />
    case 'fetching':
      return (
        <Line text={runWords.fetching(percentText(100 * state.part, 0))} button={runWords.cancel} onPress={work.stop} />
      )
    case 'running':
      return <Line text={runWords.running} button={runWords.cancel} onPress={work.stop} />
    case 'unavailable':
      return <Notice title={runWords.unavailable}>{runWords.why[state.why]}</Notice>
    case 'failed':
      return (
        <Notice title={runWords.failed} tone="bad" action={again}>
          {explain(state.problem)}
        </Notice>
      )
    case 'broken':
      return (
        <Notice title={runWords.unavailable} tone="bad" action={again}>
          {runWords.broken[state.fault]}
        </Notice>
      )
  }
}

function Line({ text, button, onPress }: { text: string; button: string; onPress: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 md:px-5 py-3">
      <p className="flex-1 min-w-60 max-w-160">{text}</p>
      <button type="button" className="button max-md:min-h-11" onClick={onPress}>
        {button}
      </button>
    </div>
  )
}
