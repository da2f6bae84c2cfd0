import type { ReactNode } from 'react';
import { RecoilRoot } from 'recoil';
import '../shared/styles/first-fonts.css';
import '../shared/styles/fonts.css';
import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import '../shared/styles/states.css';

/** Surrounds every page, and on the server each Slice and Head on its own. */
export function Root({ children }: { children: ReactNode }) {
  return <RecoilRoot>{children}</RecoilRoot>;
}
