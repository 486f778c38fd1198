import * as checksWords from '#words/checks.ts'
import { CheckRun, type Trial } from './CheckRun.tsx'

async function* selfTrials(): AsyncGenerator<Trial> {
  const { runChecks } = await import('../../domain/checks/self-checks.ts')
  for await (const outcome of runChecks(() => performance.now()))
    yield { ...outcome, name: checksWords.names[outcome.name] }
}

async function* replayTrials(): AsyncGenerator<Trial> {
  const { runReplayChecks } = await import('../../stores/replay/checks.ts')
  for await (const outcome of runReplayChecks(new AbortController().signal))
    yield { ...outcome, name: checksWords.replays[outcome.name] }
}

/** Self-tests with known bytes and a recorded transaction, in this browser, on click. */
export const SelfChecks = () => (
  <>
    <CheckRun title={checksWords.self} lead={checksWords.selfLead} button={checksWords.run} start={selfTrials} />
    <CheckRun
      title={checksWords.replay}
      lead={checksWords.replayLead}
      button={checksWords.runReplays}
      start={replayTrials}
    />
  </>
)
