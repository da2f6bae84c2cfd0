/** Where a menu row shows (spec §3 "Placement codes"). */
export const menuPlacements = {
  panelBottom: 1,
  panelCatalogue: 2,
  panelServices: 3,
  panelInfo: 4,
  footerCatalogue: 5,
  footerServices: 6,
  footerInfo: 7,
  footerBottom: 8,
  catalogueLinks: 9,
} as const;

export type MenuPlacement = (typeof menuPlacements)[keyof typeof menuPlacements];
