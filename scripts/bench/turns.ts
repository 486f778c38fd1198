/** Figures by their names. */
export type Figures = Record<string, number>

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Measures all subjects in turns, `rounds` times, so that what slows the machine for a while meets all of them; gives the medians of each. */
export async function inTurns<S>(
  subjects: readonly S[],
  rounds: number,
  measure: (subject: S) => Promise<Figures>,
): Promise<Figures[]> {
  const measured = subjects.map(() => [] as Figures[])
  for (let round = 0; round < rounds; round++)
    for (const [place, subject] of subjects.entries()) measured[place]?.push(await measure(subject))
  return measured.map(runs =>
    Object.fromEntries(
      // Lighthouse now and then sees no paint at all in a run.
      Object.keys(runs[0] ?? {}).map(name => [
        name,
        median(runs.map(figures => figures[name] ?? Number.NaN).filter(Number.isFinite)),
      ]),
    ),
  )
}

const NAME_WIDTH = 46
const figure = (value: number) => (Number.isFinite(value) ? value.toFixed(0) : '—').padStart(7)
const ratio = (value: number) => (Number.isFinite(value) ? value.toFixed(2) : '—').padStart(7)

export type Table = {
  title: string
  /** of this build first, then of each it is compared with, by whose names `builds` has */
  columns: Figures[]
  builds: string[]
  /** what every figure of this build is also held against, and what that is called */
  least?: { name: string; value: number } | undefined
}

/** Prints figures in ms, with what they are of those of the other build and of the least there can be. */
export function printTable({ title, columns, builds, least }: Table): void {
  const [own = {}, other] = columns
  const head = [
    ...builds.map(name => name.slice(0, 7).padStart(7)),
    ...(other ? ['  ratio'] : []),
    ...(least ? [`  × ${least.name}`] : []),
  ]
  console.log(`\n${title}\n${''.padEnd(NAME_WIDTH)}${head.join(' ')}`)
  for (const [name, value] of Object.entries(own)) {
    const figures = columns.map(column => figure(column[name] ?? Number.NaN))
    const ratios = [
      ...(other ? [ratio(value / (other[name] ?? Number.NaN))] : []),
      ...(least ? [ratio(value / least.value)] : []),
    ]
    console.log(`${name.slice(0, NAME_WIDTH - 1).padEnd(NAME_WIDTH)}${[...figures, ...ratios].join(' ')}`)
  }
}
