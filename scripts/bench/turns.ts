/** Figures by name. */
export type Figures = Record<string, number>

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Measures the subjects alternately for `rounds` rounds, so that slow phases of the machine affect all of them. Returns the medians of each. */
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
      // Some runs lack figures: Lighthouse sometimes detects no paint.
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
  /** one per build, this one first; `builds` has their names */
  columns: Figures[]
  builds: string[]
  /** figure by which this build's figures are divided, with its name for the heading */
  baseline?: { name: string; value: number } | undefined
}

/** Prints figures in ms, with ratios to the other build and to the baseline. */
export function printTable({ title, columns, builds, baseline }: Table): void {
  const [own = {}, other] = columns
  const head = [
    ...builds.map(name => name.slice(0, 7).padStart(7)),
    ...(other ? ['  ratio'] : []),
    ...(baseline ? [`  × ${baseline.name}`] : []),
  ]
  console.log(`\n${title}\n${''.padEnd(NAME_WIDTH)}${head.join(' ')}`)
  for (const [name, value] of Object.entries(own)) {
    const figures = columns.map(column => figure(column[name] ?? Number.NaN))
    const ratios = [
      ...(other ? [ratio(value / (other[name] ?? Number.NaN))] : []),
      ...(baseline ? [ratio(value / baseline.value)] : []),
    ]
    console.log(`${name.slice(0, NAME_WIDTH - 1).padEnd(NAME_WIDTH)}${[...figures, ...ratios].join(' ')}`)
  }
}
