import type { ReactNode } from 'react'

/** A titled surface whose content is behind its title on phones. It opens without a script. */
export const FoldedPanel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="panel mt-4 md:mt-5">
    <details data-fold="" className="md:hidden">
      <summary className="px-4 py-2.5 min-h-12 cursor-pointer">
        <h2 className="inline text-lg font-600">{title}</h2>
      </summary>
    </details>
    <h2 className="max-md:hidden px-5 py-2.5 text-lg font-600">{title}</h2>
    <div className="folds border-t border-line">{children}</div>
  </section>
)
