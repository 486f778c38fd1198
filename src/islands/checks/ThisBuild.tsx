import * as checksWords from '#words/checks.ts'
import { Facts } from '../../ui/base/Facts.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { Age } from '../../ui/live/Age.tsx'
import { useHydrated } from '../../ui/parts/use-hydrated.ts'

const { PUBLIC_BUILD: build, PUBLIC_BUILT_AT: builtAt, PUBLIC_COMMIT: commit } = import.meta.env

/** Build of the displayed page, which may be an old one from the browser's cache. */
export function ThisBuild() {
  // The age is unknown before hydration.
  const isHydrated = useHydrated()
  return (
    <Panel title={checksWords.build}>
      <div className="px-4 md:px-5 py-1">
        <Facts
          facts={[
            { label: checksWords.buildName, value: build },
            { label: checksWords.built, value: isHydrated && builtAt && <Age utime={Number(builtAt)} /> },
            ...(commit ? [{ label: checksWords.commit, value: commit }] : []),
          ]}
        />
      </div>
    </Panel>
  )
}
