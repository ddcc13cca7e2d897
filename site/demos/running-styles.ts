import antitheft from './antitheft/running.css?inline';
import applock from './applock/running.css?inline';
import firewall from './firewall/running.css?inline';
import password from './password/running.css?inline';
import photovault from './photovault/running.css?inline';
import buttons from './shared/buttons.css?inline';
import choice from './shared/choice.css?inline';
import form from './shared/form.css?inline';
import rows from './shared/rows.css?inline';
import shared from './shared/running.css?inline';
import switches from './shared/switch.css?inline';
import titles from './shared/titles.css?inline';
import vpn from './vpn/running.css?inline';

/** The styles of running demonstrations besides those of their pictures, which are in the page. */
export const runningStyles = [
  form,
  titles,
  rows,
  switches,
  buttons,
  choice,
  shared,
  antitheft,
  applock,
  firewall,
  password,
  photovault,
  vpn,
].join('');
