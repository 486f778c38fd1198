import { useEffect, useMemo, useRef } from 'react'
import * as traceWords from '#words/trace.ts'
import { bodyName } from '../../../domain/reason/opcode.ts'
import type { Box, Drawing } from '../../../domain/trace/drawing.ts'
import { factsOf } from '../../../domain/trace/facts.ts'
import { figuresOf } from '../../../domain/trace/figures.ts'
import { lettersOf } from '../../../domain/trace/outline.ts'
import type { Step, Trace } from '../../../domain/trace/trace.ts'
import { transactionPath } from '../../../routes.ts'
import type { RawAddress } from '../../../ton/address.ts'
import type { Hash } from '../../../ton/hash.ts'
import { type BoxContent, DrawnBox } from './DrawnBox.tsx'

/** Space for lines at the sides. */
const MARGIN = 1

type Props = { trace: Trace; drawing: Drawing; current: Hash }
type Letters = Map<RawAddress, string>

function notesOf({ transaction, expected }: Step, isCurrent: boolean, isFirstFailed: boolean) {
  return [
    isFirstFailed && traceWords.firstFailed,
    isCurrent && traceWords.thisStep,
    expected && traceWords.expectedShort,
    !transaction && !expected && traceWords.unreadable,
  ]
    .filter(note => note !== false)
    .join(' · ')
}

function contentOf(
  box: Box,
  { steps, unreadable }: Trace,
  letters: Letters,
  current: Hash,
  firstFailed?: number,
): BoxContent {
  if (box.kind === 'pending') {
    const { destination, value, body } = box.message
    return {
      letter: destination ? letters.get(destination) : undefined,
      account: destination,
      operation: bodyName(body),
      coins: value,
      isDashed: true,
      note: unreadable > 0 ? traceWords.unknownReceipt : traceWords.onItsWay,
    }
  }
  const step = steps[box.step]
  if (!step) return { letter: undefined, account: null, operation: null, coins: null }
  const { account, hash, expected } = step
  const [isCurrent, isFirstFailed] = [hash === current, box.step === firstFailed]
  return {
    ...factsOf(step),
    letter: letters.get(account),
    account,
    isCurrent,
    isDashed: expected,
    note: notesOf(step, isCurrent, isFirstFailed),
    isBad: isFirstFailed,
    // An expected step has no valid hash to link to.
    href: expected ? undefined : transactionPath(hash),
  }
}

const isOutstanding = (box: Box | undefined, { steps }: Trace) =>
  box?.kind === 'pending' || (box?.kind === 'step' && steps[box.step]?.expected)

/** A trace as boxes and arrows. Hidden from screen readers and keyboards, which use the outline. */
export default function TraceDrawing({ trace, drawing, current }: Props) {
  const { boxes, edges, boxWidth, width, height } = drawing
  const letters = useMemo(() => lettersOf(trace), [trace])
  const { steps, failed, isAll } = useMemo(() => figuresOf(trace), [trace])
  const ahead = trace.unreadable > 0 ? trace.steps.filter(({ expected }) => expected).length : boxes.length - steps
  const frame = useRef<HTMLElement>(null)
  const own = boxes.find(box => box.kind === 'step' && trace.steps[box.step]?.hash === current)
  const [ownX, ownY] = [own?.x ?? 0, own?.y ?? 0]
  // Scroll to the step of this page.
  useEffect(() => {
    const { current: element } = frame
    if (!element) return
    element.scrollLeft = ownX + boxWidth - element.clientWidth * 0.75
    element.scrollTop = ownY - element.clientHeight / 2
  }, [ownX, ownY, boxWidth])
  return (
    <section
      ref={frame}
      aria-label={traceWords.drawing(steps, failed.length, isAll, ahead)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className="overflow-auto max-h-140 px-4 md:px-5 py-3 border-b border-line"
    >
      <svg
        aria-hidden="true"
        width={width + 2 * MARGIN}
        height={height}
        viewBox={`${-MARGIN} 0 ${width + 2 * MARGIN} ${height}`}
        className="block"
      >
        {edges.map(({ to, path }) => (
          <path
            key={to}
            d={path}
            className="fill-none stroke-edge"
            strokeDasharray={isOutstanding(boxes[to], trace) ? '4 3' : undefined}
          />
        ))}
        {boxes.map((box, place) => (
          <DrawnBox
            key={place}
            {...contentOf(box, trace, letters, current, failed[0])}
            x={box.x}
            y={box.y}
            width={boxWidth}
          />
        ))}
      </svg>
    </section>
  )
}
