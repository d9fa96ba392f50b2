export { run } from 'vanilla-cookieconsent';
